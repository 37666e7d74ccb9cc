// For `node --import`: gives a program that asks for TypeScript the version 5 that stands beside ours. Version 7 no longer
// has the functions with which openapi-typescript writes types.
import { register } from 'node:module';

const hooks = `export const resolve = (name, context, next) =>
  next(name === 'typescript' ? 'typescript-5' : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
