/* Runs in a separate network namespace, where port 80 is free: prints how a scan of the service itself ends. */
import { cp } from 'node:fs/promises';
import { runService } from './run-service.ts';
import { ScanClient } from './scan-client.ts';

const [host = '127.0.0.1', target = '', template = ''] = process.argv.slice(2);
const environment = { HOST: host, PORT: '80', CURBCUT_NETWORK: 'open' };
const service = await runService(environment, (folder) => cp(template, folder, { recursive: true }));
const client = new ScanClient('http://127.0.0.1');
const scan = await client.scan({ sitemap_url: target, scan_type: 'sitemap' });
await service.close();
process.stdout.write(JSON.stringify(scan.error), () => process.exit(0));
