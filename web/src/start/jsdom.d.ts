// jsdom has no types of its own; page-in-tests.ts uses this part.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string; runScripts: 'dangerously' })
    window: Window & typeof globalThis
  }
}
