import companiesEn from '../../../staff-console/src/i18n/en/companies.json' with { type: 'json' };
import masterDataEn from '../../../staff-console/src/i18n/en/master_data.json' with { type: 'json' };
import recruitmentsEn from '../../../staff-console/src/i18n/en/recruitments.json' with { type: 'json' };
import studentsEn from '../../../staff-console/src/i18n/en/students.json' with { type: 'json' };
import companiesJa from '../../../staff-console/src/i18n/ja/companies.json' with { type: 'json' };
import masterDataJa from '../../../staff-console/src/i18n/ja/master_data.json' with { type: 'json' };
import recruitmentsJa from '../../../staff-console/src/i18n/ja/recruitments.json' with { type: 'json' };
import studentsJa from '../../../staff-console/src/i18n/ja/students.json' with { type: 'json' };
import factsEn from '../../../domain/messages/en/facts.json' with { type: 'json' };
import factsJa from '../../../domain/messages/ja/facts.json' with { type: 'json' };
import { sheetWords } from './words.ts';

/** Columns are called as the fields of the console's forms: the labels are its own, each written once. */
export const companyWords = sheetWords({ en: [companiesEn], ja: [companiesJa] });
export const recruitmentWords = sheetWords(
  { en: [recruitmentsEn.fields, factsEn], ja: [recruitmentsJa.fields, factsJa] },
  { en: recruitmentsEn.choices, ja: recruitmentsJa.choices },
);
export const studentWords = sheetWords(
  { en: [studentsEn.columns], ja: [studentsJa.columns] },
  { en: studentsEn.statuses, ja: studentsJa.statuses },
);
export const universityWords = sheetWords({
  en: [masterDataEn.universities],
  ja: [masterDataJa.universities],
});
