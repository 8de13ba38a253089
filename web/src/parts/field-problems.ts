import type { RefCallback } from 'react';
import { useMemo, useState } from 'react';
import { ApiProblem } from '../api/request.ts';
import { useErrorFocus } from './focus-places.ts';

/** The fields of a form in their order on the page, each with the beginnings of the service's paths that belong to it. */
export type FieldPaths<Name extends string> = Readonly<Record<Name, readonly string[]>>;

const noErrors = Object.freeze({});

type Errors<Name extends string> = { readonly [Field in Name]?: string | undefined };

/** Fields that the service names as the form does, in one part of a body. */
export function fieldsIn<Name extends string>(part: string, names: readonly Name[]): FieldPaths<Name> {
  return Object.fromEntries(names.map((name) => [name, [`${part}.${name}`]])) as unknown as FieldPaths<Name>; // an entry for each name
}

/** The same fields as part of a larger body. */
export function fieldsBelow<Name extends string>(start: string, paths: FieldPaths<Name>): FieldPaths<Name> {
  const entries = namesOf(paths).map((name) => [name, paths[name].map((path) => `${start}.${path}`)]);
  return Object.fromEntries(entries) as FieldPaths<Name>; // an entry for each name
}

/** The errors of a form, each at its field. New ones move the focus to the first field that has one. */
export type FieldProblems<Name extends string> = {
  readonly errors: Errors<Name>;
  /** What a field needs to show its error and to take the focus. */
  readonly field: (name: Name) => { readonly error: string | undefined; readonly inputRef: RefCallback<HTMLElement> };
  readonly show: (errors: Errors<Name>) => void;
  /** Shows what the service refused. */
  readonly showRefusal: (error: unknown) => void;
};

/** `paths` must stay the same object: the focus moves again when it changes. */
export function useFieldProblems<Name extends string>(paths: FieldPaths<Name>): FieldProblems<Name> {
  const [errors, setErrors] = useState<Errors<Name>>(noErrors);
  const order = useMemo(() => namesOf(paths), [paths]);
  const places = useErrorFocus(errors, order);
  return {
    errors,
    field: (name) => ({ error: errors[name], inputRef: places.at(name) }),
    show: setErrors,
    showRefusal: (error) => setErrors(placeProblems(error, paths).errors),
  };
}

/** What the service says about each field. `rest` is the part of the error that belongs to no field. Null: nothing is left. */
export function placeProblems<Name extends string>(
  error: unknown,
  paths: FieldPaths<Name>,
): { readonly errors: Errors<Name>; readonly rest: unknown } {
  if (!(error instanceof ApiProblem) || error.errors.length === 0) return { errors: noErrors, rest: error };
  const byField = Map.groupBy(error.errors, ({ path }) => findField(path, paths));
  const { status, code } = error;
  const unplaced = byField.get(undefined);
  const detail = unplaced?.map(({ path, message }) => `${path}: ${message}`).join(' ');
  return {
    errors: sayAtFields(byField),
    rest: detail === undefined ? null : new ApiProblem({ status, code, detail }),
  };
}

function sayAtFields<Name extends string>(
  byField: ReadonlyMap<Name | undefined, readonly { readonly message: string }[]>,
): Errors<Name> {
  const errors: Partial<Record<Name, string>> = {};
  for (const [field, problems] of byField) {
    if (field !== undefined) errors[field] = [...new Set(problems.map(({ message }) => message))].join(' ');
  }
  return errors;
}

/** The field with the longest path that the problem's path begins with: `scope.exclude.0` is at `scope.exclude`, not at `scope`. */
function findField<Name extends string>(path: string, paths: FieldPaths<Name>): Name | undefined {
  const matches = namesOf(paths).flatMap((name) =>
    paths[name].filter((start) => path === start || path.startsWith(`${start}.`)).map((start) => ({ name, start })),
  );
  return matches.toSorted((a, b) => b.start.length - a.start.length)[0]?.name;
}

function namesOf<Name extends string>(paths: FieldPaths<Name>): readonly Name[] {
  return Object.keys(paths) as Name[]; // keys of the record above
}
