import type { DestinationStream, Logger } from 'pino';
import { pino } from 'pino';
import type { Config } from '../../config.ts';
import { serializeError } from './serialize-error.ts';

/** The log of the process, on standard output unless `destination` is given. */
export async function createLog({ level, format }: Config['log'], destination?: DestinationStream): Promise<Logger> {
  const options = { level, base: null, serializers: { err: serializeError } };
  if (destination !== undefined) return pino(options, destination);
  if (format === 'json') return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true }));
}
