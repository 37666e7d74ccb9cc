import type { ReactNode } from 'react';
import type { MasterNames } from '../../../lib/master-data.ts';
import type { StepProps } from '../step-props.ts';

/** What the first profile gives each question. */
export interface QuestionProps extends StepProps {
  /** The choices, which are here: a field that comes later could not be marked. */
  master: MasterNames;
  /** Marks at once what stands empty: the person has come back to it. */
  isChecked: boolean;
  /** The way back, beside the button. */
  actions: ReactNode;
}
