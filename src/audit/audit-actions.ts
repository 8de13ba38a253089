/** Every kind of change that the trail has. */
export const auditActions = [
  'scan.created',
  'scan.paused',
  'scan.resumed',
  'scan.retried',
  'scan.deleted',
  'mark.created',
  'mark.removed',
  'settings.changed',
  'sign_in.created',
  'sign_in.replaced',
  'sign_in.deleted',
  'schedule.created',
  'schedule.replaced',
  'schedule.deleted',
  'webhook.created',
  'webhook.changed',
  'webhook.deleted',
  'token.created',
  'token.deleted',
  'session.opened',
] as const;

export type AuditAction = (typeof auditActions)[number];
