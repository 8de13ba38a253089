import { createFormat } from '../create-format.ts';

export const { count, formatDay, formatNumber, plural } = createFormat('de');
