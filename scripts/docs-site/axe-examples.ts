import type { RuleCase } from '../../src/engines/rule-cases.ts';
import { ariaExamples } from './axe-aria-examples.ts';
import { pageExamples } from './axe-page-examples.ts';

/** Failing and passing markup for rules of axe-core, which has no tables of ours. */
export const axeExamples: Readonly<Record<string, readonly RuleCase[]>> = { ...ariaExamples, ...pageExamples };
