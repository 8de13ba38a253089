import { describe, expect, it } from 'vitest';
import { ApiProblem } from '../api/request.ts';
import { placeProblems } from './field-problems.ts';

const paths = { name: ['name'], include: ['scope', 'scope.include'], exclude: ['scope.exclude'] };

function aRefusal(...errors: ApiProblem['errors']): ApiProblem {
  return new ApiProblem({ status: 400, code: 'invalid_request', detail: 'All in one line.', errors });
}

describe('the problems of a request', () => {
  it('are at their fields, all at once, and nothing is left', () => {
    const refusal = aRefusal(
      { path: 'scope.exclude.3', message: 'Must be simpler.' },
      { path: 'name', message: 'Must not be empty.' },
      { path: 'scope', message: 'Must have another extent.' },
    );

    expect(placeProblems(refusal, paths)).toEqual({
      errors: { exclude: 'Must be simpler.', name: 'Must not be empty.', include: 'Must have another extent.' },
      rest: null,
    });
  });

  it('are each said once at a field', () => {
    const [first, second] = ['scope.include.0', 'scope.include.4'].map((path) => ({ path, message: 'Too long.' }));
    const refusal = aRefusal(...[first, second].filter((one) => one !== undefined), {
      path: 'scope',
      message: 'Wrong.',
    });

    expect(placeProblems(refusal, paths).errors).toEqual({ include: 'Too long. Wrong.' });
  });

  it('stay with the form where it has no such field', () => {
    const refusal = aRefusal({ path: 'name', message: 'Taken.' }, { path: 'names', message: 'Unknown field.' });

    const { errors, rest } = placeProblems(refusal, paths);

    expect(errors).toEqual({ name: 'Taken.' });
    expect(rest).toMatchObject({ message: 'names: Unknown field.', status: 400, code: 'invalid_request' });
  });

  it('are the whole error where it names no field', () => {
    const [conflict, crash] = [new ApiProblem({ status: 409, code: 'queue_full', detail: 'Full.' }), new Error('x')];

    expect([conflict, crash, null].map((error) => placeProblems(error, paths))).toEqual([
      { errors: {}, rest: conflict },
      { errors: {}, rest: crash },
      { errors: {}, rest: null },
    ]);
  });
});
