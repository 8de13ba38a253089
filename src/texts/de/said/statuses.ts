import type { Translation } from '../../saying.ts';

export const statuses: Translation<'statuses'> = {
  queued: 'wartend',
  running: 'laufend',
  pausing: 'wird angehalten',
  paused: 'angehalten',
  completed: 'abgeschlossen',
  partial: 'teilweise abgeschlossen',
  failed: 'fehlgeschlagen',
};
