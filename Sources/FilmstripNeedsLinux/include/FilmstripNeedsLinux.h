// SPDX-License-Identifier: MIT
// The target has nothing but the reason why it does not compile.
