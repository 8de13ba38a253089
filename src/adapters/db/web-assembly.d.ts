/** What Node has of WebAssembly and PGlite expects. The types of Node leave it to those of browsers. */
declare namespace WebAssembly {
  interface Module {}
  function compile(code: Uint8Array<ArrayBuffer>): Promise<Module>;
}
