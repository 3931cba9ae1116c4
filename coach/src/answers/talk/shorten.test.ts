import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['One is 6.5 h (7 of 7 nights). Two. Three.', 'One is 6.5 h (7 of 7 nights). Two.'],
  ['One.\n\n- A: 1\n- B: 2\n\nTwo.\n\nThree.', 'One. Two.'],
  ['Two athletes:\n\n- A: 1\n- B: 2\n\nLeft out: C.', 'Two athletes: A: 1; B: 2.'],
  ['One.\n\nTwo of them:\n\n- A\n- B\n\nThree.', 'One. Two of them: A; B.'],
  ['One. You can ask me:', 'One.'],
  ['Six:\n\n1. A\n2. B\n3. C\n4. D\n5. E\n6. F', 'Six: A; B; C; D; E; and 1 more.'],
  ['Help.\n\nSource: [Naps](/knowledge/naps)', 'Help.'],
  ['Coffee helps.\n\n- 3 mg.\n- Not for children.', 'Coffee helps. Not for children.'],
])('%j', (answer, short) => expect(shorten(answer)).toBe(short))
