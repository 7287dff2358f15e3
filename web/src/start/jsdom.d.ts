// jsdom comes without types; this is the part that page-in-tests.ts uses.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; runScripts: 'dangerously' })
    window: Window & typeof globalThis
  }
}
