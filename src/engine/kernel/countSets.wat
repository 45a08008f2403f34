;; Counts how many docs of a mask each of many sets has. The plain path beside it is `countPlainly.ts`; a test compares
;; the two. Built by `npm run kernel` into `countSetsCode.ts`.
(module
  (memory (import "host" "memory") 1)

  ;; Sets kept as bits, `bytes` of them a set (a multiple of 16), one set behind the other from `sets` on. The count of
  ;; set n goes to the n-th 32-bit word from `counts` on.
  (func (export "countBits")
    (param $sets i32) (param $setsEnd i32) (param $bytes i32) (param $mask i32) (param $counts i32)
    (local $at i32) (local $stop i32) (local $end i32) (local $shift i32)
    (local $bytes8 v128) (local $sums v128)
    (block $done
      (loop $nextSet
        (br_if $done (i32.ge_u (local.get $sets) (local.get $setsEnd)))
        (local.set $at (local.get $sets))
        (local.set $end (i32.add (local.get $sets) (local.get $bytes)))
        ;; The mask lies as far from its set at every place.
        (local.set $shift (i32.sub (local.get $mask) (local.get $sets)))
        (local.set $sums (v128.const i32x4 0 0 0 0))
        (block $counted
          (loop $nextStretch
            (br_if $counted (i32.ge_u (local.get $at) (local.get $end)))
            ;; A byte counts up to 8 ones at a time: 31 times fit into it, here 30, two by two.
            (local.set $stop (i32.add (local.get $at) (i32.const 480)))
            (if (i32.gt_u (local.get $stop) (local.get $end)) (then (local.set $stop (local.get $end))))
            (local.set $bytes8 (v128.const i32x4 0 0 0 0))
            (loop $nextVector
              (local.set $bytes8
                (i8x16.add
                  (local.get $bytes8)
                  (i8x16.add
                    (i8x16.popcnt
                      (v128.and
                        (v128.load (local.get $at))
                        (v128.load (i32.add (local.get $at) (local.get $shift)))))
                    (i8x16.popcnt
                      (v128.and
                        (v128.load offset=16 (local.get $at))
                        (v128.load offset=16 (i32.add (local.get $at) (local.get $shift))))))))
              (local.set $at (i32.add (local.get $at) (i32.const 32)))
              (br_if $nextVector (i32.lt_u (local.get $at) (local.get $stop))))
            (local.set $sums
              (i32x4.add
                (local.get $sums)
                (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (local.get $bytes8)))))
            (br $nextStretch)))
        (i32.store
          (local.get $counts)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
            (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))
        (local.set $counts (i32.add (local.get $counts) (i32.const 4)))
        (local.set $sets (local.get $end))
        (br $nextSet))))

  ;; Sets kept as lists of docs of 16 bits, one list behind the other from `docs` on; list n ends before the address in
  ;; the n-th 32-bit word from `ends` on. The mask is asked without branching, for its answers cannot be foreseen.
  (func (export "countLists")
    (param $docs i32) (param $ends i32) (param $endsEnd i32) (param $mask i32) (param $counts i32)
    (local $end i32) (local $count i32) (local $doc i32)
    (block $done
      (loop $nextList
        (br_if $done (i32.ge_u (local.get $ends) (local.get $endsEnd)))
        (local.set $end (i32.load (local.get $ends)))
        (local.set $count (i32.const 0))
        (block $counted
          (loop $nextDoc
            (br_if $counted (i32.ge_u (local.get $docs) (local.get $end)))
            (local.set $doc (i32.load16_u (local.get $docs)))
            (local.set $count
              (i32.add
                (local.get $count)
                (i32.and
                  (i32.shr_u
                    (i32.load8_u (i32.add (local.get $mask) (i32.shr_u (local.get $doc) (i32.const 3))))
                    (i32.and (local.get $doc) (i32.const 7)))
                  (i32.const 1))))
            (local.set $docs (i32.add (local.get $docs) (i32.const 2)))
            (br $nextDoc)))
        (i32.store (local.get $counts) (local.get $count))
        (local.set $counts (i32.add (local.get $counts) (i32.const 4)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (br $nextList)))))
