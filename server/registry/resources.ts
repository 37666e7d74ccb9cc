import * as resources from './lists/resources.ts';

/** Every resource of the staff console. What is not in this list does not exist. */
export const RESOURCES = Object.values(resources).flat();

/** The same by name. */
export const RESOURCES_BY_NAME = new Map(RESOURCES.map((resource) => [resource.name as string, resource]));
