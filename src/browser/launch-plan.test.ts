import { describe, expect, it } from 'vitest';
import { planLaunches } from './launch-plan.ts';

const user = { uid: 65_529 };

describe('the ways to start the browser', () => {
  it('drop the privileges of root on Linux, whatever becomes of the sandbox, and keep them only when nothing else starts', () => {
    expect(planLaunches({ mode: 'preferred', isRoot: true, isLinux: true })).toEqual([
      { sandbox: true, user },
      { sandbox: false, user },
      { sandbox: false, user: undefined },
    ]);
    expect(planLaunches({ mode: 'off', isRoot: true, isLinux: true })).toEqual([
      { sandbox: false, user },
      { sandbox: false, user: undefined },
    ]);
  });

  it('keep an ordinary user, first with the sandbox', () => {
    expect(planLaunches({ mode: 'preferred', isRoot: false, isLinux: true })).toEqual([
      { sandbox: true, user: undefined },
      { sandbox: false, user: undefined },
    ]);
  });

  it('have the sandbox where it is required', () => {
    expect(planLaunches({ mode: 'required', isRoot: true, isLinux: true })).toEqual([{ sandbox: true, user }]);
    expect(planLaunches({ mode: 'required', isRoot: false, isLinux: false })).toEqual([
      { sandbox: true, user: undefined },
    ]);
  });
});
