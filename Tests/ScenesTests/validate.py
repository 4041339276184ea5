"""Validates YAML files against a JSON Schema: validate.py SCHEMA FILE...; a line for each, valid or invalid."""
import json
import sys

import jsonschema
import yaml

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
validator = jsonschema.Draft202012Validator(schema)
for path in sys.argv[2:]:
    with open(path, encoding="utf-8") as file:
        print("valid" if validator.is_valid(yaml.safe_load(file)) else "invalid")
