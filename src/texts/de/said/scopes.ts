import type { Translation } from '../../saying.ts';

export const scopes: Translation<'scopes'> = {
  read: 'Nur lesen',
  scan: 'Lesen, scannen und markieren',
  admin: 'Alles',
};
