import { Children, cloneElement, createElement, Fragment, isValidElement } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Segment } from '../../../../domain/readings/okurigana.ts';

interface TextReadings {
  text: string;
  segments: readonly Segment[];
}

/**
 * Puts readings over the texts that are known, and over the names among them inside of other texts ("営業 / 企画").
 * Looks into arrays, fragments and plain elements; components read what they show themselves.
 */
export function readerOf(
  readings: readonly TextReadings[],
  Ruby: ComponentType<{ segments: readonly Segment[] }>,
): (node: ReactNode) => ReactNode {
  const known = new Map(readings.map(({ text, segments }) => [text, segments]));
  // The longest first: 日本語教育 before 日本語. A single character may be a part of any word.
  const names = [...known.keys()].filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);

  function readText(text: string): ReactNode {
    const segments = known.get(text);
    if (segments) return createElement(Ruby, { segments });
    const name = names.find((candidate) => text.includes(candidate));
    if (name === undefined) return text;
    const [before = ''] = text.split(name, 1);
    return createElement(
      Fragment,
      null,
      readText(before),
      readText(name),
      readText(text.slice(before.length + name.length)),
    );
  }

  function read(node: ReactNode): ReactNode {
    if (typeof node === 'string') return readText(node);
    if (Array.isArray(node)) return Children.map(node, read);
    if (!isValidElement<{ children?: ReactNode }>(node)) return node;
    const isPlain = node.type === Fragment || (typeof node.type === 'string' && node.type !== 'ruby');
    return isPlain && node.props.children !== undefined
      ? cloneElement(node, undefined, read(node.props.children))
      : node;
  }
  return read;
}
