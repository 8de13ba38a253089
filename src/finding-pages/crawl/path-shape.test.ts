import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPathShape } from './path-shape.ts';

const shapeOf = (name: string) => readPathShape(`https://example.com/${name}`).shape;

describe('the shape of a name', () => {
  it.each([
    ['dQw4w9WgXcQ', '/{id}'],
    ['a1b2c', '/a{number}b{number}c'],
    ['html5video', '/html{number}video'],
    ['a1b2c3', '/{id}'],
    ['12ab34cd', '/{id}'],
    ['ab12cd34', '/{id}'],
    ['zz1zz2', '/zz{number}zz{number}'],
  ])('of %s is %s', (name, shape) => {
    expect(shapeOf(name)).toBe(shape);
  });

  it.each([
    ['#/berths/17', '/#/berths/{number}'],
    ['#!a-title', '/{name}'],
    ['app/#/list?page=2', '/app/#/list?page'],
    ['app/#top', '/app'],
  ])('has the route of %s: %s', (name, shape) => {
    expect(shapeOf(name)).toBe(shape);
  });

  it('is an id where groups of digits and letters take turns', () => {
    const turns = /^(?:[a-z]*\d+[a-z]+){2}[a-z\d]*$/;

    fc.assert(
      fc.property(fc.stringMatching(/^[gz19-]{6,14}$/), (name) => {
        expect(shapeOf(name) === '/{id}').toBe(turns.test(name));
      }),
    );
  });

  it('is read at once, also of a name that is nearly an id', () => {
    // One expression for the whole name tried 500 million ways to divide it.
    expect(shapeOf(`a1${'a'.repeat(990)}1${'a'.repeat(990)}-`)).toBe('/{name}');
  });
});
