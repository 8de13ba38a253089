#!/usr/bin/env node
// `npx curbcut` in a checkout: the command of the package, after what it needs has been installed.
process.argv.splice(2, 0, 'curbcut');
await import('./bootstrap.mjs');
