"""Validates a YAML file against a JSON Schema: validate.py SCHEMA FILE; status 0 where it is valid."""
import json
import sys

import jsonschema
import yaml

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
jsonschema.Draft202012Validator.check_schema(schema)
with open(sys.argv[2], encoding="utf-8") as file:
    value = yaml.safe_load(file)
errors = list(jsonschema.Draft202012Validator(schema).iter_errors(value))
for error in errors:
    print(error.message)
sys.exit(1 if errors else 0)
