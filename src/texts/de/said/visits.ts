import type { Translation } from '../../saying.ts';

export const visits: Translation<'visits'> = {
  server_status: 'Der Server hat mit dem Status {status} geantwortet.',
};
