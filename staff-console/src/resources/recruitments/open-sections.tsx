import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { recruitment } from '../../../../domain/entities/recruitment.ts';
import type { ReleaseFacts } from '../../../../domain/release-facts.ts';
import { releaseGaps, type ReleaseGap } from '../../../../domain/release-gate.ts';
import { itemAt } from '../../../../domain/required.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { formName } from '../../lib/form-errors.ts';
import { isData, type Data } from '../../lib/record-changes.ts';
import { fieldAnchor, type Recruitment, SECTIONS } from './fields.ts';

type Section = (typeof SECTIONS)[number];
type SectionName = Section['name'];

/** Where one writes: the language buttons above a text come before it in the page. */
const WRITABLE =
  'input:not([type=hidden]):not([aria-hidden=true]), textarea:not([aria-hidden=true]), [contenteditable=true], [role=combobox]';

/** Brings a part of the page into view and the keyboard to it: to where one writes, or to the part itself. */
export function goTo(anchor: string): void {
  const part = document.getElementById(anchor);
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  const target = part.hasAttribute('tabindex')
    ? part
    : (part.querySelector<HTMLElement>(WRITABLE) ?? part.querySelector<HTMLElement>('button'));
  target?.focus({ preventScroll: true });
}

/** `title[ja]` → `title` */
const nameOfPath = (path: string) => itemAt(formName(path).split('.'), 0);

const sectionOf = (field: string): Section | undefined =>
  SECTIONS.find(({ fields, lists }) => [...fields, ...lists].some((name) => name === field));

const stands = (value: unknown) =>
  Array.isArray(value) ? value.filter((row) => !isData(row) || row['_destroy'] !== true) : value;

interface Written {
  values: Data;
  gaps: ReleaseGap[];
}

const WrittenContext = createContext<Written | null>(null);

/** What is written, saved or not, and what the law still asks of it: worked out once for all sections. */
function WrittenProvider({ children }: { children: ReactNode }) {
  const base = useFormContextValue().recordForm.base as unknown as Recruitment;
  const values = useWatch() as Data;
  const now = useNow();
  const facts = { ...values, offices: stands(values['offices'] ?? []) } as unknown as ReleaseFacts;
  const gaps = releaseGaps(facts, now, base.state !== 'released');
  return <WrittenContext.Provider value={{ values, gaps }}>{children}</WrittenContext.Provider>;
}

function useWritten(): Written {
  const written = useContext(WrittenContext);
  if (!written) throw new Error('There are no sections here');
  return written;
}

/**
 * What the law still asks of what is written, saved or not.
 * @throws outside of OpenSectionsProvider
 */
export const useGaps = (): ReleaseGap[] => useWritten().gaps;

const isFilled = (value: unknown): boolean => {
  if (Array.isArray(value)) return (stands(value) as unknown[]).length > 0;
  if (isData(value))
    return Object.values(value).some((text) => typeof text === 'string' && text.trim() !== '');
  return value !== null && value !== undefined && value !== '';
};

export interface Progress {
  filled: number;
  total: number;
  /** Fields that the law asks for and that are empty. */
  missing: number;
}

/**
 * How far each section is; switches are neither filled nor empty.
 * @throws outside of OpenSectionsProvider
 */
export function useProgress(): (section: Section) => Progress {
  const { gaps, values } = useWritten();
  return ({ fields, lists }) => {
    const names = [...fields, ...lists].filter((name) => recruitment.fields[name].kind !== 'flag');
    return {
      filled: names.filter((name) => isFilled(values[name])).length,
      total: names.length,
      missing: gaps.filter(({ field }) => [...fields, ...lists].some((name) => name === nameOfPath(field)))
        .length,
    };
  };
}

interface OpenSections {
  isOpen(name: SectionName): boolean;
  show(name: SectionName, isOpen: boolean): void;
  /** Opens the section of a field, by its path as the server names it, and puts the cursor into it. */
  goToField(path: string): void;
}

const Context = createContext<OpenSections | null>(null);

/** @throws outside of OpenSectionsProvider */
export function useOpenSections(): OpenSections {
  const context = useContext(Context);
  if (!context) throw new Error('There are no sections here');
  return context;
}

/** Which sections are open: at first the one students read first, and those the law asks something of. */
export function OpenSectionsProvider({ children }: { children: ReactNode }) {
  const { recordForm } = useFormContextValue();
  const { formState } = useFormContext<Data>();
  const [open, setOpen] = useState<ReadonlySet<SectionName>>(() => {
    const { release_gaps = [] } = recordForm.base as unknown as Partial<Recruitment>;
    const asked = release_gaps.map(({ field }) => sectionOf(nameOfPath(field))?.name);
    return new Set(
      SECTIONS.map(({ name }) => name).filter((name) => name === 'basics' || asked.includes(name)),
    );
  });
  // What was refused has to be seen.
  const refused = recordForm.state === 'refused' ? Object.keys(formState.errors).join(' ') : '';
  const value = useMemo(() => {
    const shown = new Set([...open, ...refused.split(' ').flatMap((field) => sectionOf(field)?.name ?? [])]);
    const show = (name: SectionName, isOpen: boolean) =>
      setOpen((before) => {
        const next = new Set(before);
        if (isOpen) next.add(name);
        else next.delete(name);
        return next;
      });
    return {
      isOpen: (name: SectionName) => shown.has(name),
      show,
      goToField(path: string) {
        const field = nameOfPath(path);
        const section = sectionOf(field);
        if (section) flushSync(() => show(section.name, true));
        goTo(fieldAnchor(field));
      },
    };
  }, [open, refused]);
  return (
    <Context.Provider value={value}>
      <WrittenProvider>{children}</WrittenProvider>
    </Context.Provider>
  );
}
