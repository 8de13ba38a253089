import { createFormat } from '../create-format.ts';

export const { count, formatNumber, plural } = createFormat('en');
