/** Probabilities of classes from their scores. */
export function softmax(classes: number, scoreOf: (each: number) => number): Float64Array {
  const scores = Float64Array.from({ length: classes }, (_, each) => scoreOf(each))
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}
