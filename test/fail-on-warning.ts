// Warnings are defects: a leaked listener or a deprecated call fails the run, here and in CI alike.
process.on('warning', (warning) => {
  throw warning;
});
