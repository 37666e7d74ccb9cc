import Handlebars from 'handlebars';

/** Where something stands in the words: line and column from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The words are no Handlebars: a tag is not closed, or a block ends another. */
export class BrokenWords extends Error {
  readonly place: Place;
  constructor(message: string, place: Place) {
    super(message);
    this.name = 'BrokenWords';
    this.place = place;
  }
}

interface TokenAt {
  line: number;
  loc?: { first_line: number; first_column: number };
}

const { Parser } = Handlebars as unknown as {
  Parser: { parseError(message: string, token: TokenAt): never };
};
// The library tells the place of a fault in a drawing only; the parser knows it.
Parser.parseError = (message, { line, loc }) => {
  throw new BrokenWords(message, { line: loc?.first_line ?? line + 1, column: (loc?.first_column ?? 0) + 1 });
};

/** Where a node begins. */
export const placeOf = (node: hbs.AST.Node): Place => ({
  line: node.loc.start.line,
  column: node.loc.start.column + 1,
});

/**
 * Reads words.
 * @throws BrokenWords
 */
export function parseWords(source: string): hbs.AST.Program {
  try {
    return Handlebars.parse(source.replace(/\r\n?/g, '\n'));
  } catch (error) {
    if (error instanceof BrokenWords || !(error instanceof Error)) throw error;
    const { lineNumber = 1, column = 0 } = error as { lineNumber?: number; column?: number };
    throw new BrokenWords(error.message, { line: lineNumber, column: column + 1 });
  }
}

export const isContent = (node: hbs.AST.Node): node is hbs.AST.ContentStatement =>
  node.type === 'ContentStatement';
export const isMustache = (node: hbs.AST.Node): node is hbs.AST.MustacheStatement =>
  node.type === 'MustacheStatement';
export const isBlock = (node: hbs.AST.Node): node is hbs.AST.BlockStatement => node.type === 'BlockStatement';
export const isPath = (node: hbs.AST.Node): node is hbs.AST.PathExpression => node.type === 'PathExpression';

/** What a tag names first: a part, a condition or a field. A literal there is answered as it is written. */
export const nameOf = ({ path }: { path: hbs.AST.Node }): string =>
  isPath(path) ? path.original : String((path as hbs.AST.StringLiteral).original);

/** The field a tag prints, when it does nothing else. */
export function printedPath(node: hbs.AST.Node): hbs.AST.PathExpression | null {
  return isMustache(node) && node.params.length === 0 && isPath(node.path) ? node.path : null;
}
