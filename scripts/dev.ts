import { startService } from '../src/app.ts';
import { keepTempFilesIn, readConfig } from '../src/config.ts';
import { createLog } from '../src/edges/cli/create-log.ts';
import { explainStart } from '../src/edges/cli/explain-start.ts';
import { untilAskedToStop } from '../src/edges/cli/serve.ts';
import { startVite } from '../web/start-vite.ts';

// The service and Vite, for work on the page: `npm run dev`. They share a process, so Ctrl-C ends both.
const config = readConfig();
keepTempFilesIn(config.tempFolder);
const log = await createLog(config.log);
const service = await startService(config, log).catch((error: unknown) => {
  console.error(explainStart(error, config));
  return process.exit(1);
});
const page = await startVite(service.address ?? '');
log.info(`The page with its sources as they are is at ${page.url}`);
await untilAskedToStop();
await Promise.all([page.close(), service.close()]);
process.exit(0);
