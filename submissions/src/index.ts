export * from './fields.ts'
export * from './validate.ts'
