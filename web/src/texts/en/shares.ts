import type { Catalog } from '../catalog.ts';

export const texts = {
  share: 'Share…',
  titles: {
    scan: 'Share this scan',
    page: 'Share this page',
    issue: 'Share this issue',
    component: 'Share this component',
  },
  intro: 'Anyone who has the link sees this, and nothing else, without an account. They cannot change anything.',
  label: 'Label',
  labelHint: 'Optional. Whom the link is for. Only your list of links shows it.',
  expiry: 'Works for',
  expiries: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' },
  create: 'Create link',
  created: 'The link was created. Copy it now.',
  failed: 'The link could not be created.',
  once: 'Copy the link now. It is shown only once. You can revoke it in the settings.',
  link: 'Link',
  copy: 'Copy link',
  list: 'Share links',
  listIntro: 'Anyone who has one of these links sees what it shows. Create links with Share on a scan, page or issue.',
  none: 'There are no share links.',
  subjects: { scan: 'The scan of', page: 'A page of', issue: 'An issue of', component: 'A component of' },
  times: (created: string, expires: string) => `Created ${created}, works until ${expires}.`,
  remove: (name: string) => `Revoke ${name}…`,
  removeTitle: (name: string) => `Revoke the link ${name}?`,
  removeText: 'It shows nothing from now on. This cannot be undone.',
  removeConfirm: 'Revoke link',
  removed: 'The link was revoked.',
} as const;

export type Texts = Catalog<typeof texts>;
