import { WORDS_CODES, type FieldError, type WordsCode } from '../error-codes.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../languages.ts';
import { fieldMessage as plainMessage, filledIn } from './message.ts';

/** Kept apart from the other messages: students never see them, and need not load them. */
export const wordsMessages: Record<InterfaceLanguage, Record<WordsCode, string>> = {
  en: {
    unknown_placeholder: 'Line {line}: There is no placeholder {name}.',
    broken_placeholder:
      'Line {line}, column {column}: a tag is broken. It needs two braces before its name and two after, and every {{#…}} its {{/…}}.',
    misplaced_placeholder: 'Line {line}: {name} has to stand alone in a paragraph of the body.',
    missing_placeholder: '{name} is missing in this language.',
    placeholder_out_of_scope:
      'Line {line}: {name} cannot be used here. What belongs to a list is used inside its {{#each …}}; what belongs to the mail is written with ../ in there.',
    placeholder_of_lines: 'Line {line}: {name} may have several lines and cannot stand in the subject.',
    address_in_subject:
      'Line {line}: {name} is an address and cannot stand in the subject. Make it a link or a button of the body.',
    repeated_placeholder: 'Line {line}: {name} is written out too often.',
    too_many_tags: 'There are too many tags: {name} at most.',
    unguarded_placeholder: 'Line {line}: {name} may be missing. Put it between {{#if …}} and {{/if}}.',
    unprintable_placeholder:
      'Line {line}: {name} cannot be printed: use it in {{#if …}}, or a list in {{#each …}}.',
    forbidden_placeholder: 'Line {line}: {name} cannot be used in mails.',
    not_a_list: 'Line {line}: {name} is no list that can be gone through here.',
    not_a_web_address:
      'Line {line}: {name} is no address of the web. Buttons and links take a field that is one, or one that begins with https://.',
    unknown_part: 'Line {line}: There is no part {name}.',
    misplaced_part: 'Line {line}: {name} cannot stand within a sentence.',
    wrong_arguments: 'Line {line}: {name} is not written as it has to be; see the list of parts.',
    html_in_words: 'Line {line}: {name} is HTML. Mails are written as text; use the parts that are listed.',
    unrenderable_words: 'It cannot be written with the sample values: {name}',
  },
  ja: {
    unknown_placeholder: '{line}行目：{name} という差し込みはありません。',
    broken_placeholder:
      '{line}行目の{column}文字目：差し込みの括弧が閉じていません。名前の前後に波括弧を2つずつ書き、{{#…}} には {{/…}} を付けてください。',
    misplaced_placeholder: '{line}行目：{name} は本文で、前後を空行にして1行だけで書いてください。',
    missing_placeholder: 'この言語には {name} がありません。',
    placeholder_out_of_scope:
      '{line}行目：{name} はここでは使えません。リストの項目はその {{#each …}} の中で、メール全体の項目はその中では ../ を付けて書いてください。',
    placeholder_of_lines: '{line}行目：{name} は複数行になることがあるため、件名には使えません。',
    address_in_subject:
      '{line}行目：{name} はアドレスのため、件名には使えません。本文のリンクかボタンにしてください。',
    repeated_placeholder: '{line}行目：{name} を書く回数が多すぎます。',
    too_many_tags: '差し込みと部品が多すぎます（{name} 個まで）。',
    unguarded_placeholder:
      '{line}行目：{name} は値がないことがあります。{{#if …}} と {{/if}} のあいだに書いてください。',
    unprintable_placeholder:
      '{line}行目：{name} はそのまま表示できません。{{#if …}}、リストなら {{#each …}} で使ってください。',
    forbidden_placeholder: '{line}行目：{name} はメールでは使えません。',
    not_a_list: '{line}行目：{name} は、ここで順に表示できるリストではありません。',
    not_a_web_address:
      '{line}行目：{name} はウェブのアドレスではありません。ボタンとリンクには、アドレスの差し込みか https:// で始まるアドレスを書いてください。',
    unknown_part: '{line}行目：{name} という部品はありません。',
    misplaced_part: '{line}行目：{name} は文の途中には書けません。',
    wrong_arguments: '{line}行目：{name} の書き方が違います。部品の一覧を見てください。',
    html_in_words:
      '{line}行目：{name} は HTML です。メールは文章だけで書き、一覧にある部品を使ってください。',
    unrenderable_words: '見本の値では作成できません：{name}',
  },
  vi: {
    unknown_placeholder: 'Dòng {line}: Không có mục chèn {name}.',
    broken_placeholder:
      'Dòng {line}, cột {column}: mục chèn bị hỏng. Cần hai dấu ngoặc nhọn trước và sau tên, và mỗi {{#…}} cần {{/…}}.',
    misplaced_placeholder: 'Dòng {line}: {name} phải đứng riêng một đoạn trong nội dung.',
    missing_placeholder: 'Ngôn ngữ này thiếu {name}.',
    placeholder_out_of_scope:
      'Dòng {line}: không dùng được {name} ở đây. Mục của danh sách dùng trong {{#each …}} của nó; mục của cả thư viết với ../ ở trong đó.',
    placeholder_of_lines: 'Dòng {line}: {name} có thể có nhiều dòng nên không đặt được trong tiêu đề.',
    address_in_subject:
      'Dòng {line}: {name} là địa chỉ nên không đặt được trong tiêu đề. Hãy đặt thành liên kết hoặc nút trong nội dung.',
    repeated_placeholder: 'Dòng {line}: {name} được viết quá nhiều lần.',
    too_many_tags: 'Có quá nhiều mục chèn: nhiều nhất {name}.',
    unguarded_placeholder: 'Dòng {line}: {name} có thể không có. Hãy đặt giữa {{#if …}} và {{/if}}.',
    unprintable_placeholder:
      'Dòng {line}: không in được {name}; hãy dùng trong {{#if …}}, hoặc danh sách trong {{#each …}}.',
    forbidden_placeholder: 'Dòng {line}: không dùng được {name} trong thư.',
    not_a_list: 'Dòng {line}: {name} không phải là danh sách dùng được ở đây.',
    not_a_web_address:
      'Dòng {line}: {name} không phải là địa chỉ web. Nút và liên kết cần một mục chèn là địa chỉ, hoặc địa chỉ bắt đầu bằng https://.',
    unknown_part: 'Dòng {line}: Không có thành phần {name}.',
    misplaced_part: 'Dòng {line}: {name} không đứng được giữa câu.',
    wrong_arguments: 'Dòng {line}: {name} viết chưa đúng; hãy xem danh sách thành phần.',
    html_in_words:
      'Dòng {line}: {name} là HTML. Thư được viết bằng chữ; hãy dùng các thành phần trong danh sách.',
    unrenderable_words: 'Không viết được với giá trị mẫu: {name}',
  },
};

const isWordsCode = (code: string): code is WordsCode => (WORDS_CODES as readonly string[]).includes(code);

/** The sentence for a field error, those of words of mails included, with its params filled in. */
export function fieldMessage(error: FieldError, language: string): string {
  const { code } = error;
  return isWordsCode(code)
    ? filledIn(wordsMessages[interfaceLanguage(language)][code], error.params)
    : plainMessage(error, language);
}
