/** The parts of WebAssembly that PGlite expects and Node provides. Node's types leave them to those of browsers. */
declare namespace WebAssembly {
  interface Module {}
  function compile(code: Uint8Array<ArrayBuffer>): Promise<Module>;
}
