import path from 'node:path';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { projectRoot } from '../../../project-root.ts';
import { createGlyphCheck, readGlyphCoverage } from '../../../server/adapters/pdf/glyph-coverage.ts';
import { createPdfRenderer, type PdfRenderer } from '../../../server/adapters/pdf/pdf-renderer.ts';
import { textLanguage } from '../../../server/adapters/pdf/text-language.ts';
import { buildResumeDocument } from '../../../domain/resume-document.ts';
import { fullApplication, fullInput, fullUser, school } from '../../support/resume-input.ts';
import { builtFonts } from './built-fonts.ts';

/** Names and a sentence with the joined letters each script has; the font that must print them, and the language. */
const SCRIPTS: [script: string, last: string, first: string, sentence: string, font: string, lang: string][] =
  [
    ['Bengali', 'ভট্টাচার্য', 'কৃষ্ণা', 'আমি কম্পিউটার বিজ্ঞান পড়েছি, ক্ষুদ্র', 'NotoSansBengali', 'bn'],
    ['Sinhala', 'වික්‍රමසිංහ', 'ශ්‍රියානි', 'මම පරිගණක විද්‍යාව හැදෑරුවෙමි', 'NotoSansSinhala', 'si'],
    ['Khmer', 'ស្រីស្រស់', 'ព្រហ្មរដ្ឋ', 'ខ្ញុំបានសិក្សាវិទ្យាសាស្ត្រ', 'NotoSansKhmer', 'km'],
    ['Lao', 'ພົມມະຈັນ', 'ສົມສັກ', 'ຂ້ອຍໄດ້ຮຽນວິທະຍາສາດ', 'NotoSansLao', 'lo'],
    ['Tamil', 'கிருஷ்ணமூர்த்தி', 'ஸ்ரீலக்ஷ்மி', 'நான் கணினி அறிவியல் படித்தேன்', 'NotoSansTamil', 'ta'],
    ['Telugu', 'శ్రీనివాస్', 'లక్ష్మీప్రసన్న', 'నేను కంప్యూటర్ సైన్స్ చదివాను', 'NotoSansTelugu', 'te'],
    ['Hebrew', 'לֵוִי', 'שרה', 'למדתי מדעי המחשב באוניברסיטה', 'NotoSansHebrew', 'he'],
    ['Georgian', 'ბერიძე', 'ნინო', 'მე ვსწავლობდი მეცნიერებას', 'NotoSansGeorgian', 'ka'],
    ['Amharic', 'ኃይለማርያም', 'ደሳለኝ', 'የኮምፒውተር ሳይንስ ተምሬያለሁ።', 'NotoSansEthiopic', 'am'],
    ['Punjabi', 'ਸਿੰਘ', 'ਗੁਰਪ੍ਰੀਤ', 'ਮੈਂ ਕੰਪਿਊਟਰ ਵਿਗਿਆਨ ਪੜ੍ਹਿਆ', 'NotoSansGurmukhi', 'pa'],
    ['Gujarati', 'પટેલ', 'જ્યોત્સ્ના', 'મેં વિજ્ઞાનનો અભ્યાસ કર્યો', 'NotoSansGujarati', 'gu'],
    ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ', 'ಲಕ್ಷ್ಮೀ', 'ನಾನು ಕಂಪ್ಯೂಟರ್ ವಿಜ್ಞಾನ', 'NotoSansKannada', 'kn'],
    ['Malayalam', 'കൃഷ്ണൻകുട്ടി', 'ശ്രീലക്ഷ്മി', 'ഞാൻ കമ്പ്യൂട്ടർ സയൻസ് പഠിച്ചു', 'NotoSansMalayalam', 'ml'],
    ['Odia', 'ପଟ୍ଟନାୟକ', 'ଶ୍ରୀକୃଷ୍ଣ', 'ମୁଁ କମ୍ପ୍ୟୁଟର ବିଜ୍ଞାନ ପଢ଼ିଛି', 'NotoSansOriya', 'or'],
    ['Armenian', 'Հարությունյան', 'Անի', 'Ես սովորել եմ գիտություն', 'NotoSansArmenian', 'hy'],
    ['Dhivehi', 'މުޙައްމަދު', 'އިބްރާހީމް', 'އަހަރެން ސައިންސް ކިޔެވިން', 'NotoSansThaana', 'dv'],
    ['Tibetan', 'རྡོ་རྗེ', 'བསྟན་འཛིན་རྒྱ་མཚོ', 'ང་གློག་ཀླད་ཚན་རིག་སྦྱངས།', 'NotoSerifTibetan', 'bo'],
    ['Burmese', 'မောင်', 'အောင်ကျော်', 'ကွန်ပျူတာသိပ္ပံ လေ့လာခဲ့သည်', 'NotoSansMyanmar', 'my'],
    ['Nepali', 'श्रेष्ठ', 'लक्ष्मी', 'कम्पनीमा काम गर्न चाहन्छु', 'NotoSansDevanagari', 'ne'],
  ];

let renderer: PdfRenderer;
let fontsDir: string;
beforeAll(() => {
  fontsDir = builtFonts();
  const templatesDir = path.join(projectRoot, 'templates', 'resume');
  renderer = createPdfRenderer({ fontsDir, templatesDir, workers: 1 });
});
afterAll(() => renderer.close());

/** A resume with the words in the name box, in the table and in an answer. */
const printed = (last_name: string, first_name: string, sentence: string) =>
  renderer.renderResume(
    buildResumeDocument({
      ...fullInput,
      user: {
        ...fullUser,
        last_name,
        first_name,
        schools: [school({ name: `${last_name} ${first_name}`, enroll_at: '2019-04-01' })],
      },
      application: {
        ...fullApplication,
        resume_question_answers: [
          {
            title: sentence,
            answer: sentence,
            answer_jt: null,
            is_display_in_resume: false,
            resume_text: null,
          },
        ],
      },
    }),
  );

/** The fonts in the file, and how often its pages show glyph 0, the box that stands for a missing one. */
async function glyphsOf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, disableFontFace: true });
  const pdf = await task.promise;
  let missing = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    fnArray.forEach((operation, index) => {
      if (operation !== OPS.showText) return;
      const [shown] = argsArray[index] as [({ originalCharCode: number } | number)[]];
      missing += shown.filter((glyph) => typeof glyph === 'object' && glyph.originalCharCode === 0).length;
    });
  }
  await task.destroy();
  const names =
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/BaseFont \/[A-Z]{6}\+[\w-]+/g) ?? [];
  return { missing, fonts: names.map((name) => name.replace(/.*\+|-.*/g, '')) };
}

describe('R28: a name, a school and an answer', () => {
  test.each(SCRIPTS)(
    'in %s are taken and printed, no glyph missing',
    async (_script, last_name, first_name, sentence, font, lang) => {
      const check = createGlyphCheck(fontsDir);
      const coverage = readGlyphCoverage(fontsDir);
      for (const words of [last_name, first_name, sentence]) {
        expect(check(words)).toEqual([]);
        expect(textLanguage(words, coverage)).toBe(lang);
      }
      const { missing, fonts } = await glyphsOf(await printed(last_name, first_name, sentence));
      expect(missing).toBe(0);
      expect(fonts).toContain(font);
    },
  );

  test('in a script without a font show missing glyphs: that is what the check keeps out', async () => {
    const name = 'ᠮᠣᠩᠭᠣᠯ';
    expect(createGlyphCheck(fontsDir)(name)).not.toEqual([]);
    expect((await glyphsOf(await printed(name, 'An', 'x'))).missing).toBeGreaterThan(0);
  });

  test('every family of the list sets a language of its own or stands in the main text', () => {
    const languages = SCRIPTS.map(([, , , , , lang]) => lang);
    expect(new Set(languages).size).toBe(SCRIPTS.length);
    // Beside those above: two Japanese families, SC, TC, KR, Latin, Thai, Arabic.
    expect(readGlyphCoverage(fontsDir).families).toHaveLength(SCRIPTS.length + 8);
  });
});
