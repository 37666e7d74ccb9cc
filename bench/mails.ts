const PARAGRAPH =
  'Thank you for your application. We have received it and will tell you as soon as there is news. ご応募ありがとうございます。';
const PARAGRAPHS = 12;
/** So many that none of them gets more in a second than the server allows a host. */
const HOSTS = 500;

/** A mail of some 3 KB, as ours to students are, each to a recipient of its own at one of many hosts. */
export function mailNumber(number: number) {
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, index) => `${index + 1}. ${PARAGRAPH}`);
  return {
    to: `bench-${number}@host${number % HOSTS}.example.com`,
    subject: `応募を受け付けました (${number})`,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
  };
}
