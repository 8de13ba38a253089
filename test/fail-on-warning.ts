// Warnings are defects: a leaked listener or a deprecated call fails the run, here and in CI alike.
// Files that share a process (`vitest --no-isolate`) need one listener only.
if (!process.listeners('warning').some(({ name }) => name === failOnWarning.name)) process.on('warning', failOnWarning);

function failOnWarning(warning: Error): never {
  throw warning;
}
