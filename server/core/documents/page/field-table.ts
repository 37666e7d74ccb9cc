import type { Field } from '../fields.ts';
import { markup, nothing, type Markup } from './markup.ts';

export const shapeId = (name: string) => `shape-${name}`;

/** The type in words, with its named shape as a link. */
function typeMarkup({ type, shape }: Field): Markup {
  if (!shape) return markup`${type}`;
  const at = type.indexOf(shape);
  const [before, after] = [type.slice(0, at), type.slice(at + shape.length)];
  return markup`${before}<a href="#${shapeId(shape)}">${shape}</a>${after}`;
}

function rows(fields: readonly Field[], depth: number, marksRequired: boolean): Markup[] {
  return fields.flatMap((field) => {
    const needed =
      marksRequired && field.is_required ? markup` <span class="needed">required</span>` : nothing;
    const indent =
      depth > 0 ? markup`<span class="depth" aria-hidden="true">${'· '.repeat(depth)}</span>` : nothing;
    const note = field.note ? markup`<br><small>${field.note}</small>` : nothing;
    const name = field.is_list ? `${field.name}[]` : field.name;
    return [
      markup`<tr><th scope="row">${indent}<code>${name}</code>${needed}</th><td>${typeMarkup(field)}${note}</td></tr>`,
      ...rows(field.fields, depth + 1, marksRequired),
    ];
  });
}

/**
 * A schema as a table with one row per field, nested fields indented.
 * @param marksRequired whether required fields are marked; responses always have all fields
 */
export function fieldTable(caption: string, fields: readonly Field[], marksRequired: boolean): Markup {
  return markup`<table class="fields"><caption><span class="unseen">${caption}</span></caption><thead><tr><th scope="col">Field</th>
<th scope="col">Type</th></tr></thead><tbody>${rows(fields, 0, marksRequired)}</tbody></table>`;
}
