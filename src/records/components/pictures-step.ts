import type { Logger } from 'pino';
import type { Database } from '../../adapters/db/schema.ts';
import type { Candidate } from './choose-pictures.ts';
import { choosePictures } from './choose-pictures.ts';

type PictureSource = { readonly db: Database; readonly log: Logger };
type Job = {
  readonly page: { readonly scanId: string };
  readonly settings: { readonly screenshots: boolean };
};

/**
 * Spreads the pictures of a scan over its components. If this fails, the findings still count, because pictures are an
 * extra.
 */
export function picturesStep({ db, log }: PictureSource, { page: { scanId }, settings }: Job) {
  return {
    choosePictures: async <Chosen extends Candidate>(candidates: readonly Chosen[]): Promise<readonly Chosen[]> => {
      if (!settings.screenshots) return [];
      try {
        return await choosePictures(db, scanId, candidates);
      } catch (error) {
        log.warn({ err: error, scan: scanId }, 'which elements get pictures could not be read');
        return [];
      }
    },
  };
}
