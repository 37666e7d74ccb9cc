import { z } from 'zod';
import { value } from './values.ts';

/** The values of the mails to companies. */
export const TO_COMPANIES = {
  /** The resume, attached. */
  company_resume: z.strictObject({
    company_name: value.line(),
    /** Who it is addressed to, with 様; null when no name is known. */
    contact_names: value.line().nullable(),
    student_name: value.line(),
    recruitment_title: value.line(),
    /** The note to the company that the student has seen. */
    hf_remark: value.text().nullable(),
    /** Whom to answer. */
    mentor_name: value.line(),
    mentor_email: value.email(),
    is_again: value.flag(),
  }),

  /** To a company that has the resume: the student withdrew. The student's reason stays with us. */
  company_application_quit: z.strictObject({
    company_name: value.line(),
    contact_names: value.line().nullable(),
    student_name: value.line(),
    recruitment_title: value.line(),
    mentor_name: value.line(),
    mentor_email: value.email(),
  }),
};
