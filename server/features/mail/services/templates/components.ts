import Handlebars from 'handlebars';
import { THEME_COLOURS } from '../../../../../domain/constants.ts';
import { valueMissing } from '../../../../../domain/delivery-problem.ts';
import { LINES, MAIL_PARTS } from '../../language/parts.ts';

/**
 * The parts that mail bodies are written with, each once for HTML and once for plain text, so that one body
 * gives both and they cannot drift apart. HTML is what mail programs understand: tables and inline styles.
 */
export const HELPER_NAMES = [...(Object.keys(MAIL_PARTS) as (keyof typeof MAIL_PARTS)[]), LINES] as const;
type Components = Record<(typeof HELPER_NAMES)[number], Handlebars.HelperDelegate>;

const INK = '#22343c';
const QUIET = '#566b75';
const { accent: ACCENT, primary: PRIMARY } = THEME_COLOURS;
const WASH = '#f3f8f8';

const escape = Handlebars.escapeExpression;
const safe = (html: string) => new Handlebars.SafeString(html);
/** What holds nothing but one other part is handed that part as it is, an object. */
const inner = (self: unknown, options: Handlebars.HelperOptions) => String(options.fn(self)).trim();

/** A value a template shows must be there: a gap would be worse than no mail. */
function shown(value: unknown, component: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(valueMissing(`{{${component} …}}`));
  return value;
}

/** A value within a sentence; `name` is the field's where it is printed as such. */
function printed(value: unknown, name: unknown): string {
  if (typeof name !== 'string') return shown(value, LINES);
  if (typeof value !== 'string' || value.trim() === '') throw new Error(valueMissing(`{{${name}}}`));
  return value;
}

/** Only addresses of the web: a value must not become a script or a file. */
function webAddress(value: unknown, component: string): string {
  const address = shown(value, component);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`{{${component}}} was given something else than a web address.`);
  return address;
}

const withBreaks = (value: string) => escape(value.trim()).replace(/\r\n|\r|\n/g, '<br>\n');

export const htmlComponents: Components = {
  p(this: unknown, options: Handlebars.HelperOptions) {
    const words = inner(this, options);
    return safe(words === '' ? '' : `<p style="margin:0 0 16px;color:${INK};">${words}</p>\n`);
  },
  lines(value: unknown, name: unknown) {
    return safe(withBreaks(printed(value, name)));
  },
  note(this: unknown, options: Handlebars.HelperOptions) {
    return safe(
      `<p style="margin:0 0 16px;color:${QUIET};font-size:14px;line-height:1.65;">${inner(this, options)}</p>\n`,
    );
  },
  facts(this: unknown, options: Handlebars.HelperOptions) {
    return safe(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;background:${WASH};border-radius:8px;">
<tr><td style="padding:14px 18px 6px;">
${inner(this, options)}
</td></tr></table>\n`,
    );
  },
  fact(label: unknown, value: unknown) {
    return safe(
      `<p style="margin:0 0 10px;color:${INK};"><span style="display:block;color:${QUIET};font-size:13px;line-height:1.5;">${escape(shown(label, 'fact'))}</span><span style="font-weight:bold;">${withBreaks(shown(value, 'fact'))}</span></p>\n`,
    );
  },
  quote(value: unknown) {
    return safe(
      `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;"><tr><td style="border-left:4px solid ${PRIMARY};padding:4px 0 4px 16px;color:${INK};">${withBreaks(shown(value, 'quote'))}</td></tr></table>\n`,
    );
  },
  button(label: unknown, address: unknown) {
    const href = escape(webAddress(address, 'button'));
    return safe(
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td style="background:${ACCENT};border-radius:8px;"><a href="${href}" style="display:inline-block;padding:13px 26px;color:#ffffff;font-weight:bold;text-decoration:none;">${escape(shown(label, 'button'))}</a></td></tr></table>\n`,
    );
  },
  /** Its words are the link: an address with a token takes three lines of a phone and tells nothing. */
  link(label: unknown, address: unknown) {
    const href = escape(webAddress(address, 'link'));
    return safe(
      `<p style="margin:0 0 10px;"><a href="${href}" style="color:${ACCENT};">${escape(shown(label, 'link'))}</a></p>\n`,
    );
  },
  steps(this: unknown, options: Handlebars.HelperOptions) {
    return safe(
      `<ul style="margin:0 0 20px;padding:0 0 0 22px;color:${INK};">\n${inner(this, options)}\n</ul>\n`,
    );
  },
  step(this: unknown, options: Handlebars.HelperOptions) {
    return safe(`<li style="margin:0 0 6px;">${inner(this, options)}</li>\n`);
  },
};

const indented = (value: string) =>
  value
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line}`.trimEnd())
    .join('\n');

/** The lines of a list stand together. */
const withoutGaps = (text: string) => text.replace(/\n{2,}/g, '\n');

export const textComponents: Components = {
  p(this: unknown, options: Handlebars.HelperOptions) {
    const words = inner(this, options);
    return words === '' ? '' : `${words}\n\n`;
  },
  lines(value: unknown, name: unknown) {
    return printed(value, name).trim();
  },
  note(this: unknown, options: Handlebars.HelperOptions) {
    return `${inner(this, options)}\n\n`;
  },
  facts(this: unknown, options: Handlebars.HelperOptions) {
    return `${withoutGaps(inner(this, options))}\n\n`;
  },
  fact(label: unknown, value: unknown) {
    const said = shown(value, 'fact').trim();
    return `■ ${shown(label, 'fact')}${/[\r\n]/.test(said) ? `\n${indented(said)}` : `: ${said}`}\n`;
  },
  quote(value: unknown) {
    return `${indented(shown(value, 'quote'))}\n\n`;
  },
  button(label: unknown, address: unknown) {
    return `▶ ${shown(label, 'button')}\n${webAddress(address, 'button')}\n\n`;
  },
  link(label: unknown, address: unknown) {
    return `■ ${shown(label, 'link')}: ${webAddress(address, 'link')}\n`;
  },
  steps(this: unknown, options: Handlebars.HelperOptions) {
    return `${withoutGaps(inner(this, options))}\n\n`;
  },
  step(this: unknown, options: Handlebars.HelperOptions) {
    return `- ${inner(this, options)}\n`;
  },
};
