/** A text per language code, { ja: …, en: … }. Missing languages are absent, never null. */
export type LanguageMap = Partial<Record<string, string>>;

export type JsonObject = { [key: string]: unknown };
export type JsonValue = string | number | boolean | JsonObject | unknown[];

/** The states of an application; which follows which is the lifecycle's table in the domain. */
export type ApplicationState =
  | 'applied'
  | 'resume_submitted'
  | 'in_correction'
  | 'returned_to_student'
  | 'awaiting_agreement'
  | 'correction_agreed'
  | 'sent_to_company'
  | 'resume_passed'
  | 'resume_failed'
  | 'interviewing'
  | 'passed'
  | 'failed'
  | 'offer_accepted'
  | 'offer_declined'
  | 'declined_by_hf'
  | 'quit_by_student';
