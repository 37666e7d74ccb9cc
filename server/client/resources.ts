import type { z } from 'zod';
import type { RESOURCES } from '../registry/resources.ts';

/** Types only: what each resource answers, read off the registry. */
type Resource = (typeof RESOURCES)[number];
export type StaffResourceName = Resource['name'];
type Named<N extends StaffResourceName> = Extract<Resource, { name: N }>;

export type StaffRow<N extends StaffResourceName> = z.output<Named<N>['list']['row']>;
export type StaffRecord<N extends StaffResourceName> = z.output<NonNullable<Named<N>['one']>['record']>;
export type StaffFilter<N extends StaffResourceName> = z.input<Named<N>['list']['filters']>;

export type { ImportAnswer } from '../core/sheets/import.ts';
