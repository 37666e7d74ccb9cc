import * as resources from './lists/resources.ts';

/** Every resource of the staff console. What is not in this list does not exist. */
export const RESOURCES = Object.values(resources);
