import S3rver from '@20minutes/s3rver';

/** A process that serves the API of S3 until its input ends: `node --openssl-legacy-provider run-s3rver.ts OPTIONS`. It writes its port. */
const options = JSON.parse(process.argv[2] ?? '{}') as object; // of object-store.ts
const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, ...options });
const { port } = await server.run();
process.stdout.write(`${port}\n`);
process.stdin.on('end', () => process.exit()).resume();
