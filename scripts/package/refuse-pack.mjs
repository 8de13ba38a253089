/** npm would pack the sources, which npm cannot run as a program. Plain JavaScript: it runs on a machine where nothing is installed yet. */
process.stderr.write(
  'A checkout cannot be packed. Run "npm run package": it writes the npm package to dist/curbcut-<version>.tgz.\n',
);
process.exitCode = 1;
