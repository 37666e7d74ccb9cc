import { applications } from './applications/applications.ts';
import { articles } from './articles/articles.ts';
import type { ConsoleResource } from './console-resource.ts';
import { deliveries } from './deliveries/deliveries.ts';

/** Every resource of the console, in the order of the menu. */
export const resources: readonly ConsoleResource[] = [applications, articles, deliveries];
