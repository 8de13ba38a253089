import type { Saying, SentenceCode } from './saying.ts';

const bySettings: readonly string[] = ['egress.denied', 'egress.to_allow'] satisfies readonly SentenceCode[];

/** True if the reason why the network policy refused an address names a setting. No setting allows other addresses. */
export function dependsOnSettings(reason: Saying): boolean {
  return [reason].flat().some(({ code }) => bySettings.includes(code));
}
