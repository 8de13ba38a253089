// The HEALTHCHECK of the image: asks the service on its own port, without curl. Exit code 0 when it is healthy, otherwise 1.
const port = Number(process.env.PORT ?? 8080);

try {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(4_000) });
  process.stdout.write(`${await response.text()}\n`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  process.stdout.write(`The service does not answer on port ${port}: ${String(error.cause ?? error)}\n`);
  process.exitCode = 1;
}
