import type { ComponentType } from 'react';
import { AccessSettings } from '../access/access-settings.tsx';
import type { Scope } from '../api/session.ts';
import { ShareSettings } from '../shares/share-settings.tsx';
import { SignInSettings } from '../sign-ins/sign-in-settings.tsx';
import { accessTexts } from '../texts/access.ts';
import { settingsTexts } from '../texts/settings.ts';
import { shareTexts } from '../texts/shares.ts';
import { signInTexts } from '../texts/sign-ins.ts';
import { webhookTexts } from '../texts/webhooks.ts';
import { WebhookSettings } from '../webhooks/webhook-settings.tsx';
import { HealthList } from './health-list.tsx';
import { StoredSettings } from './stored-settings.tsx';

type Section = {
  readonly title: () => string;
  /** The names of what it sets, so that each is found in the overview. */
  readonly names: () => readonly string[];
  readonly scope: Scope;
  readonly Content: ComponentType;
};

/** The pages of the settings by the last part of their path, in their order. */
export const sections = {
  reporting: {
    title: () => settingsTexts.reporting.title,
    names: () => {
      const {
        organization_name: name,
        sample_size: size,
        language,
        include_needs_review: review,
      } = settingsTexts.reporting;
      return [name, size, language, review];
    },
    scope: 'admin',
    Content: () => <StoredSettings part="reporting" />,
  },
  performance: {
    title: () => settingsTexts.performance.title,
    names: () =>
      Object.entries(settingsTexts.performance)
        .filter(([name]) => name !== 'title' && !name.endsWith('_hint'))
        .map(([, label]) => label),
    scope: 'admin',
    Content: () => <StoredSettings part="performance" />,
  },
  'sign-ins': {
    title: () => signInTexts.title,
    names: () => settingsTexts.contents.signIns,
    scope: 'admin',
    Content: SignInSettings,
  },
  webhooks: {
    title: () => webhookTexts.title,
    names: () => settingsTexts.contents.webhooks,
    scope: 'admin',
    Content: WebhookSettings,
  },
  access: {
    title: () => accessTexts.title,
    names: () => settingsTexts.contents.access,
    scope: 'admin',
    Content: AccessSettings,
  },
  integrations: {
    title: () => settingsTexts.integrations.title,
    names: () => {
      const { mcp_enabled: isEnabled, key, clients } = settingsTexts.integrations;
      return [isEnabled, key, clients];
    },
    scope: 'admin',
    Content: () => <StoredSettings part="integrations" />,
  },
  shares: {
    title: () => shareTexts.list,
    names: () => settingsTexts.contents.shares,
    scope: 'scan',
    Content: ShareSettings,
  },
  health: {
    title: () => settingsTexts.health.title,
    names: () => Object.values(settingsTexts.health.parts),
    scope: 'read',
    Content: HealthList,
  },
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof sections;

export function isSection(name: string): name is SectionName {
  return Object.hasOwn(sections, name);
}
