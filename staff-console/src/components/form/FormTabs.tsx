import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { itemAt } from '../../../../domain/required.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { visuallyHidden } from '../../../../web/visually-hidden.ts';
import { useWhenIdle } from '../../lib/when-idle.ts';
import { useFormContextValue } from './form-context.ts';

export interface FormTab {
  id: string;
  label: string;
  /** The record's fields in it: a refusal of one of them opens the tab. */
  fields: readonly string[];
  content: ReactNode;
}

function TabPanel({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  const isDue = useWhenIdle(isShown);
  return (
    <Box role="tabpanel" id={id} aria-labelledby={`${id}-tab`} hidden={!isShown}>
      {isDue && children}
    </Box>
  );
}

/**
 * A long form in parts. Every part stays in the form, shown or not, so that nothing typed is lost and a conflict
 * finds the names of its fields; a refused field opens its part.
 */
export function FormTabs({ label, tabs }: { label: string; tabs: readonly FormTab[] }) {
  const t = useTranslate();
  const id = useId();
  const [shown, setShown] = useState(itemAt(tabs, 0).id);
  const { errors } = useFormState();
  const { recordForm } = useFormContextValue();
  const wrong = tabs.filter(({ fields }) => fields.some((field) => errors[field] !== undefined));
  const first = wrong.some((tab) => tab.id === shown) ? null : (wrong[0]?.id ?? null);
  const { state, problem } = recordForm;
  useEffect(() => {
    if (state === 'refused' && first) setShown(first);
    // Once per refusal: afterwards one may look elsewhere before mending.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state, problem]);
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_event, next: string) => setShown(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={label}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => {
          const isWrong = wrong.includes(tab);
          return (
            <Tab
              key={tab.id}
              value={tab.id}
              id={`${id}-${tab.id}-tab`}
              aria-controls={`${id}-${tab.id}`}
              label={
                <Badge color="error" variant="dot" invisible={!isWrong}>
                  {tab.label}
                  {isWrong && <span style={visuallyHidden}> {t('form.tab_wrong')}</span>}
                </Badge>
              }
            />
          );
        })}
      </Tabs>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={`${id}-${tab.id}`} isShown={tab.id === shown}>
          {tab.content}
        </TabPanel>
      ))}
    </>
  );
}
