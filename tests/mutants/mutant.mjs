// The form of the tables beside this file: one table for each section of docs/conformance.md.

/**
 * A fault in the code of one statement, and the test that must fail.
 * @typedef {object} Mutant
 * @property {string} statement the first cell of a row of docs/conformance.md
 * @property {string} file the file that is broken, from the root
 * @property {string} from a text that occurs exactly once in that file
 * @property {string} to the faulty text, which a programmer could have written by mistake
 * @property {string} test `<file> › <a part of the title of the test that must fail>`
 */

/**
 * @typedef {object} Section
 * @property {string} heading the heading in docs/conformance.md, without `## `
 * @property {readonly Mutant[]} mutants
 */

export {}
