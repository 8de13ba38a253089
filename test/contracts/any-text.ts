import fc from 'fast-check';

/**
 * Texts of any code points, controls, lone surrogates and tag characters often among them. (fast-check's own unit `binary`
 * takes eight seconds to be made.)
 */
export const anyText = fc.string({
  unit: fc
    .oneof(
      fc.integer({ min: 0, max: 0xff }),
      fc.integer({ min: 0x100, max: 0x30ff }),
      fc.integer({ min: 0xd7f0, max: 0xe010 }),
      fc.integer({ min: 0xfe00, max: 0x10ffff }),
    )
    .map((codePoint) => String.fromCodePoint(codePoint)),
});
